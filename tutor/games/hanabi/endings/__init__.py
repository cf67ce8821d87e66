"""Endings, exactly: how likely a score is after each action, the others playing on.

ending = solve(View.of(state, state.to_act), AgreedPolicy(meanings), points=25)
    ending.best  # the actions after which 25 points are likeliest
"""

"""Full-text search of rules: fold the text, split it into tokens, score them against a query.

    tokens      one spelling for letters that readers take for the same, words without their
                endings, pairs of neighbours in Chinese and Japanese, meanings
    classifier  which owner a query's tokens ask for, learned from all passages
    index       which passages have which tokens, which of their owners answer a query best, and the
                sentences that have most of the query; the words that newcomers type

Nothing here knows a rule or a language of the site; tutor/web/rules/find.py brings both.
"""

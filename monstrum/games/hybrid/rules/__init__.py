"""The rules of Hybrid, one module per chapter of docs/rules/hybrid.md, or per part of a long chapter."""

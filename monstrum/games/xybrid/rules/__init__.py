"""The rules of XYbrid, one module per chapter of docs/rules/xybrid.md."""

"""The operations of effects (section 6.2): one module per family."""

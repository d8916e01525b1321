"""What learning programs see of Hybrid, chapter by chapter; `encoder.py` puts the chapters side by side."""

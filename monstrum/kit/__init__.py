"""What every game is made of beside its rules: what can be asked, said, told and written, declared once."""

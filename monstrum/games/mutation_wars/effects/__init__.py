"""What Mutate and Battle cards do: vocabulary, programs, operations."""

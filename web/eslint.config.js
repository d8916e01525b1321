// What svelte-check does not see: unused values, loose equality, promises nobody waits for, keys of lists.
import svelte from 'eslint-plugin-svelte';
import tseslint from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default tseslint.config(
  { ignores: ['node_modules', 'src/protocol.ts', 'src/companion/tables'] },
  ...tseslint.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      eqeqeq: ['error', 'always'],
      // Prettier fills running text around tags, and counts them otherwise.
      'max-len': [
        'error',
        {
          code: 120,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          ignorePattern: '</',
        },
      ],
      'prefer-const': 'off',
      'svelte/prefer-const': 'error', // it knows that props are bound with `let`
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets here are made anew, never changed in place
      'svelte/no-useless-mustaches': 'off', // {' '} is a blank that formatting keeps
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check is who warns
      'svelte/no-at-html-tags': 'off', // drawings are strings of our own code; words never are
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
);

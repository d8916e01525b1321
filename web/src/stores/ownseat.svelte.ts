/**
 * Where the reader sits at the table that is open: whoever sits there has the reader's colour, on every page. -1:
 * nowhere, or on several seats.
 */

export const ownSeat = $state({ seat: -1 });

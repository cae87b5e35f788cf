/** Loads the note of a gift alone, for the menu. */
export const loadCollectNote = async () => (await import('./collect-note.tsx')).CollectNote

interface OnePage {
  readonly nextCursor?: string
}

/** Reads a list to its end: `ask` returns the page after a cursor, `rowsOf` its rows. */
export async function everyPage<Page extends OnePage, Row>(
  fetchPage: (cursor: { cursor?: string }) => Promise<Page>,
  rowsOf: (page: Page) => readonly Row[],
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: { cursor?: string } = {}
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one page names the next: they cannot be asked at once
    const page = await fetchPage(cursor)
    rows.push(...rowsOf(page))
    if (page.nextCursor === undefined || page.nextCursor === cursor.cursor) return rows
    cursor = { cursor: page.nextCursor }
  }
}

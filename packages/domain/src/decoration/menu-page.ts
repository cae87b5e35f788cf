interface Part {
  kind: string
}

/**
 * The components of a menu's page above and below its dishes, in order; the header is neither. Without the component that stands for
 * the dishes all are below. DECO-1
 */
export function partsOfMenu<P extends Part>(components: readonly P[]): { above: P[]; below: P[] } {
  const at = components.findIndex(({ kind }) => kind === 'dishes')
  const shown = (parts: readonly P[]) => parts.filter(({ kind }) => kind !== 'storeHead' && kind !== 'dishes')
  return { above: shown(components.slice(0, Math.max(0, at))), below: shown(components.slice(at + 1)) }
}

/**
 * A variant of a menu's page as it is shown. The header and the line above the dishes are reserved before it is known who the guest is,
 * so that a variant has those of its page: it replaces what is in the line, and where its page has none its own is below. DECO-7
 */
export function menuVariant<P extends Part>(page: readonly P[], variant: readonly P[]): P[] {
  const [ofPage, own] = [partsOfMenu(page), partsOfMenu(variant)]
  const before = own.above.length === 0 ? ofPage.above : own.above
  const dishes = [...variant, ...page].filter(({ kind }) => kind === 'dishes').slice(0, 1)
  const head = page.filter(({ kind }) => kind === 'storeHead')
  return ofPage.above.length === 0
    ? [...head, ...dishes, ...own.above, ...own.below]
    : [...head, ...before, ...dishes, ...own.below]
}

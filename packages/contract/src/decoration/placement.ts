import { partsOfMenu } from '@comanda/domain/decoration'
import { componentTypes } from '@comanda/web/page-components'
import type { DecorationComponent, DecorationPage } from './shapes.ts'

/** Why a component is not allowed at its place on the page. */
export interface PlacementFault {
  reason: 'componentMisplaced' | 'componentTwice' | 'componentIdTwice' | 'componentNoRoom'
  path: string
}

/** The looks of a menu's header that leave room above the dishes: the first dish stays in the upper half of a phone's screen. */
const LOW = new Set(['compact', 'plain'])

interface Type {
  on: readonly string[]
  once?: true
  aboveDishes?: true
}

const typeOf = (kind: DecorationComponent['kind']): Type => componentTypes[kind]

/** The components above the dishes of a menu that have no room there: there is room for one line, below a low header. DECO-1 */
function withoutRoom(components: readonly DecorationComponent[]): ReadonlySet<DecorationComponent> {
  const isHigh = components.some(part => part.kind === 'storeHead' && !LOW.has(part.look))
  const { above } = partsOfMenu(components)
  return new Set(above.filter(({ kind }, at) => isHigh || at > 0 || !typeOf(kind).aboveDishes))
}

type Placed = Pick<DecorationPage, 'pageType' | 'components' | 'variant'>

/**
 * The placement errors of a page: a component type that the page does not allow or allows once, a duplicate id, or no room above the
 * dishes of a menu. A variant has the header of its page. DECO-1, DECO-7
 */
export function placementFaults({ pageType, components, variant }: Placed): PlacementFault[] {
  const kinds = new Set<string>()
  const ids = new Set<string>()
  const roomless = withoutRoom(components)
  return components.flatMap((component, at): PlacementFault[] => {
    const { kind, id } = component
    const { on, once } = typeOf(kind)
    const path = `components[${at}]`
    const faults: PlacementFault[] = []
    const isHeadOfVariant = variant !== undefined && kind === 'storeHead'
    if (!on.includes(pageType) || isHeadOfVariant) faults.push({ reason: 'componentMisplaced', path })
    if (once && kinds.has(kind)) faults.push({ reason: 'componentTwice', path })
    if (ids.has(id)) faults.push({ reason: 'componentIdTwice', path: `${path}.id` })
    if (roomless.has(component)) faults.push({ reason: 'componentNoRoom', path })
    kinds.add(kind)
    ids.add(id)
    return faults
  })
}

import type { DecorationPage } from './shapes.ts'
import { componentTypes } from '@comanda/web/page-components'

/** Why a component is not allowed at its place on the page. */
export interface PlacementFault {
  reason: 'componentMisplaced' | 'componentTwice' | 'componentIdTwice'
  path: string
}

/** The placement errors of a page: a component type that the page does not allow or allows once, or a duplicate id. DECO-1 */
export function placementFaults({ pageType, components }: Pick<DecorationPage, 'pageType' | 'components'>) {
  const kinds = new Set<string>()
  const ids = new Set<string>()
  return components.flatMap(({ kind, id }, at): PlacementFault[] => {
    const type: { on: readonly string[]; once?: true } = componentTypes[kind]
    const path = `components[${at}]`
    const faults: PlacementFault[] = []
    if (!type.on.includes(pageType)) faults.push({ reason: 'componentMisplaced', path })
    if (type.once && kinds.has(kind)) faults.push({ reason: 'componentTwice', path })
    if (ids.has(id)) faults.push({ reason: 'componentIdTwice', path: `${path}.id` })
    kinds.add(kind)
    ids.add(id)
    return faults
  })
}

export { carryQuery, isShare, safeTarget, shareTarget } from '@comanda/domain/navigation'
export { isOtherScreen, pathOf, queryOf, sameTarget, withQuery } from './query.ts'

export { carryQuery } from './carry.ts'
export { isOtherScreen, pathOf, queryOf, sameTarget, withQuery } from './query.ts'
export { safeTarget } from './safe-target.ts'

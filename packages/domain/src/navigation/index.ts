export { brandLink } from './brand-link.ts'
export { carryQuery, readTarget, writeTarget } from './carry-query.ts'
export { safeTarget } from './safe-target.ts'
export { isShare, shareTarget } from './share-target.ts'

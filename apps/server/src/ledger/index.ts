export { account } from './accounts.ts'
export { post, postSurely } from './post.ts'
export { type Entry, move, POINT, type Posting, type PostingKind } from './posting.ts'
export {
  balanceOf,
  balancesOf,
  entriesOf,
  entriesOfCause,
  lockBalances,
  lockOpened,
  type StatementLine,
} from './read.ts'

export { account } from './accounts.ts'
export { postCashRounding } from './cash-rounding.ts'
export { post } from './post.ts'
export { postWithCommit, flushPostings } from './post-with-commit.ts'
export { type Entry, move, POINT, type Posting, type PostingKind } from './posting.ts'
export {
  balanceOf,
  balancesOf,
  entriesOf,
  entriesOfCause,
  lockBalances,
  outstandingOf,
  type StatementLine,
} from './read.ts'

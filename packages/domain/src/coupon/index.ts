export * from './check.ts'
export type * from './types.ts'

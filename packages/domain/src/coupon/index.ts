export * from './check-template.ts'
export * from './check.ts'
export type * from './types.ts'

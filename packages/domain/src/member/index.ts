export * from './closing.ts'
export * from './phone-change.ts'
export * from './masked.ts'

export * from './closing.ts'
export * from './import-values.ts'
export * from './phone-change.ts'
export * from './masked.ts'

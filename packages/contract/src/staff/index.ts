export * from './calls.ts'
export * from './right-calls.ts'

export * from './calls.ts'
export * from './enter.ts'

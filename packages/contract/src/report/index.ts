export * from './calls.ts'
export * from './close-calls.ts'

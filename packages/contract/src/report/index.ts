export * from './calls.ts'
export * from './close-calls.ts'
export * from './sales-calls.ts'
export * from './mail-calls.ts'

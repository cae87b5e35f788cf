export * from './calls.ts'
export * from './directory-calls.ts'
export * from './directory-shapes.ts'
export * from './segment-calls.ts'

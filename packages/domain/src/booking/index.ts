export * from './check-rules.ts'
export * from './life.ts'
export * from './seatings.ts'
export * from './tables.ts'

export * from './life.ts'
export * from './seatings.ts'
export * from './tables.ts'

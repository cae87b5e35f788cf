export * from './measures.ts'
export * from './day-rows.ts'

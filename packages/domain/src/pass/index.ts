export * from './pass-content.ts'
export * from './types.ts'

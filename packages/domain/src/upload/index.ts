export * from './sniff.ts'

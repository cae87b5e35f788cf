export * from './theme.ts'
export { writeColour } from './colour.ts'

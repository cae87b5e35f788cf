export { Scan } from './scan.tsx'

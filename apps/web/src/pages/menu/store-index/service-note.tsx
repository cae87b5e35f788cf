export { ServiceNote } from '../../../features/store/index.ts'

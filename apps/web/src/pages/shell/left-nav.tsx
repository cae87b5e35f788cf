export { Page } from '../member/mine.tsx'

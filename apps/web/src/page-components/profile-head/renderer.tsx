/** Name and picture of the guest. */
export { ProfileHead as Renderer } from '../../features/member/index.ts'

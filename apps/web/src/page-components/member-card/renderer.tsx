/** The member's card, or an invitation to join. CARD-1 */
export { MemberCardHead as Renderer } from '../../features/card/index.ts'

/** The card of a member's membership. */
export interface MemberCard {
  cardProgramId: string
  cardId: string
  cardLevelId: string
}

import type { CSSProperties, ReactNode } from 'react'
import type { Program } from './api.ts'
import styles from './card-face.module.css'

/** A card's number in fours, as it is read aloud. */
export const inFours = (cardNo: string): string => cardNo.replace(/(.{4})(?=.)/g, '$1 ')

interface CardFaceProps {
  name: string
  face: Program['face']
  level?: string
  cardNo?: string
  /** Under the number: the balance, the expiry. */
  children?: ReactNode
}

/** The face of a member's card. CARD-1 */
export const CardFace = ({ name, face, level, cardNo, children }: CardFaceProps) => (
  <div className={styles.face} style={{ '--face-from': face.from, '--face-to': face.to } as CSSProperties}>
    <div className={styles.faceHead}>
      <strong className={styles.faceName}>{name}</strong>
      {level && <span className={styles.faceLevel}>{level}</span>}
    </div>
    {cardNo && <span className={styles.faceNo}>{inFours(cardNo)}</span>}
    {children && <div className={styles.faceFoot}>{children}</div>}
  </div>
)

import type { CSSProperties, ReactNode } from 'react'
import { uploadUrl } from '../../../platform/upload.ts'
import type { Program } from '../api.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import styles from './card-face.module.css'

/** Card number in groups of four digits. */
export const inFours = (cardNo: string): string => cardNo.replace(/(.{4})(?=.)/g, '$1 ')

interface CardFaceProps {
  name: string
  face: Program['face']
  level?: string
  cardNo?: string
  /** Shown below the number: balance, expiry. */
  children?: ReactNode
}

/** Colours of the card; its picture below a shade that keeps the text readable. */
const faceStyle = ({ from, to, picture }: Program['face']): CSSProperties => ({
  ...({ '--face-from': from, '--face-to': to } as CSSProperties),
  ...(picture !== undefined && {
    background: `linear-gradient(rgb(0 0 0 / 35%), rgb(0 0 0 / 35%)), ${from} url("${uploadUrl(picture)}") center / cover`,
  }),
})

/** The face of a member's card. The only level of a program is named like it and shown once. CARD-1 */
export const CardFace = ({ name, face, level, cardNo, children }: CardFaceProps) => (
  <Stack gap={18} className={styles.face} style={faceStyle(face)}>
    <Row gap={12} rowGap={8} wrap align="start" justify="between">
      <strong className={styles.faceName}>{name}</strong>
      {level && level !== name && <span className={styles.faceLevel}>{level}</span>}
    </Row>
    {cardNo && <span className={styles.faceNo}>{inFours(cardNo)}</span>}
    {children && (
      <Row gap={12} rowGap={4} wrap align="end" justify="between" className={styles.faceFoot}>
        {children}
      </Row>
    )}
  </Stack>
)

import type { printCalls as calls } from '@comanda/contract/print'
import type { ResponseOf } from '@comanda/contract/core'
import { localeOf } from '@comanda/messages'
import { createPortal } from 'react-dom'
import styles from './paper.module.css'
import { Row } from '@comanda/web/ui/layout/layout.tsx'

type Row = ResponseOf<typeof calls.paper>['rows'][number]

interface PaperProps {
  rows: readonly Row[]
  /** BCP 47. */
  language: string
}

function PaperLine({ row }: { row: Row }) {
  switch (row.kind) {
    case 'rule':
      return <hr className={styles.rule} />
    case 'image':
      return (
        <img
          src={`data:image/png;base64,${row.png}`}
          alt=""
          width={row.width / 2}
          height={row.height / 2}
          className={styles.image}
        />
      )
    case 'banner':
      return <p className={styles.banner}>{row.text}</p>
    case 'text':
      return (
        <p
          data-size={row.size}
          data-bold={row.bold}
          data-align={row.align}
          className={row.text.startsWith(' ') ? styles.under : undefined}
        >
          <bdi>{row.text}</bdi>
        </p>
      )
    case 'pair':
      return (
        <Row as="p" gap={8} align="stretch" data-size={row.size} data-bold={row.bold}>
          <bdi>{row.left}</bdi>
          <bdi className={styles.end}>{row.right}</bdi>
        </Row>
      )
    case 'line':
      return (
        <p className={styles.line} data-size={row.size}>
          <b>{row.count}</b>
          <bdi>{row.text}</bdi>
          {row.amount !== undefined && <bdi className={styles.end}>{row.amount}</bdi>}
        </p>
      )
  }
}

/** The rows with separate keys: two may have the same text, and none changes its place. */
const named = (rows: readonly Row[]) => rows.map((row, i) => ({ row, key: `${i}` }))

const Drawn = ({ rows, language }: PaperProps) => (
  <div className={styles.paper} lang={language} dir={localeOf(language).dir}>
    {named(rows).map(({ row, key }) => (
      <PaperLine key={key} row={row} />
    ))}
  </div>
)

/** A paper on the screen, and once more beside the page for the browser to print: nothing else of the page is printed with it. */
export const Paper = (props: PaperProps) => (
  <>
    <Drawn {...props} />
    {createPortal(
      <div className="printed" aria-hidden="true">
        <Drawn {...props} />
      </div>,
      document.body,
    )}
  </>
)

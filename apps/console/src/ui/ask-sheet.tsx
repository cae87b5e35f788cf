import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import type { ComponentProps, ReactNode } from 'react'

interface AskSheetProps extends Pick<ComponentProps<typeof Sheet>, 'title' | 'onClose'> {
  /** The words on the button that does it. */
  action: ReactNode
  onAction: () => void
  /** What is done cannot be undone. */
  danger?: boolean
  busy?: boolean
  /** False while something is missing that it needs. */
  ready?: boolean
  /** Said above the button. */
  note?: ReactNode
  /** The keyboard begins at the button: what it does is chosen already. */
  atButton?: boolean
  children: ReactNode
}

/** A sheet that is there for one thing: what it takes, and beneath it the button that does it. */
export const AskSheet = ({ action, onAction, danger, busy, ready = true, note, atButton, ...rest }: AskSheetProps) => (
  <Sheet
    {...rest}
    foot={
      <>
        {note}
        <Button
          wide
          size="large"
          {...(danger && { kind: 'danger' as const })}
          {...(busy !== undefined && { busy })}
          {...(atButton && { 'data-focus': true })}
          disabled={!ready}
          onClick={onAction}
        >
          {action}
        </Button>
      </>
    }
  />
)

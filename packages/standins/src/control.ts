/** Ways in which an answer can fail. Faults marked `work` happen before anything is done, the others after. */
export type FaultKind =
  | 'refuseConnection' // work: the connection is cut before the request is read
  | 'status' // work: `status` (500, 502, 429) with an HTML page, nothing was done
  | 'statusAfter' // the work was done, but the answer is `status` with an HTML page
  | 'lost' // the work was done, and the connection is cut after none, half or all of the bytes
  | 'slow' // the work was done, and the answer arrives `delayMs` later
  | 'never' // the work was done, and no answer arrives
  | 'empty' // the work was done; the answer is 200 with an empty body
  | 'truncated' // the work was done; the answer is 200 with half a JSON document
  | 'otherReference' // the work was done; the answer is 200 with another order's reference

export interface Fault {
  /** The affected operation (`payments`, `details`, `captures`, ...), or `*`. */
  on: string
  kind: FaultKind
  /** Number of affected requests; default 1. */
  times?: number
  status?: number
  delayMs?: number
  bytes?: 'none' | 'half' | 'all'
}

/** Faults requested by a test, used up in order. */
export class FaultPlan {
  private faults: (Fault & { left: number })[] = []
  /** The fault if none was requested: the provider's usual behaviour. */
  otherwise: (operation: string) => Fault | undefined = () => undefined

  add(fault: Fault): void {
    this.faults.push({ ...fault, left: fault.times ?? 1 })
  }

  /** The fault for this operation now, if any; it counts as used. */
  take(operation: string): Fault | undefined {
    const match = this.faults.find(fault => fault.left > 0 && (fault.on === operation || fault.on === '*'))
    if (match === undefined) return this.otherwise(operation)
    match.left -= 1
    return match
  }

  clear(): void {
    this.faults = []
  }
}

export interface RecordedRequest {
  at: number
  method: string
  path: string
  idempotencyKey: string | undefined
  body: unknown
}

/** Requests to a provider double, oldest first, for assertions. Limited in size, because a development server runs long. */
export class RequestLog {
  private rows: RecordedRequest[] = []

  add(row: RecordedRequest): void {
    this.rows.push(row)
    if (this.rows.length > 2000) this.rows.splice(0, 1000)
  }

  all(): readonly RecordedRequest[] {
    return this.rows
  }

  clear(): void {
    this.rows = []
  }
}

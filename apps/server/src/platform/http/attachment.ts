import type { FastifyReply } from 'fastify'

/** The answer of a call that carries a blob: the bytes of a file. */
export class Attachment {
  readonly body: Buffer
  readonly type: string
  readonly fileName: string
  readonly changedAt: Date

  constructor(body: Buffer, type: string, fileName: string, changedAt: Date) {
    this.body = body
    this.type = type
    this.fileName = fileName
    this.changedAt = changedAt
  }
}

export const sendAttachment = (reply: FastifyReply, { body, type, fileName, changedAt }: Attachment): FastifyReply =>
  reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('last-modified', changedAt.toUTCString())
    .header('cache-control', 'no-store')
    .send(body)

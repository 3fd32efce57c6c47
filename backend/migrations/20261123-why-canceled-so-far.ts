import { Migration } from '@mikro-orm/migrations'

/** Notes why meetups were called off until now. */
export class WhyCanceledSoFar extends Migration {
  override up(): void {
    this.addSql(`
      update read.meetups r set cancel_reason = m.cancel_reason
      from meetups m where m.id = r.id and m.cancel_reason <> '' and m.forgotten_at is null
    `)
  }
}

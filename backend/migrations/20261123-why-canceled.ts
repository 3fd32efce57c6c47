import { Migration } from '@mikro-orm/migrations'

/** Whoever opens a meetup that was called off reads why. */
export class WhyCanceled extends Migration {
  override up(): void {
    this.addSql(`alter table read.meetups add column cancel_reason text not null default ''`)
  }
}

import { Migration } from '@mikro-orm/migrations'

/** Which work a provider refuses, though a look at it finds nothing. */
export class RefusedWork extends Migration {
  override up(): void {
    this.addSql('alter table integration_health add column refused_work text')
  }
}

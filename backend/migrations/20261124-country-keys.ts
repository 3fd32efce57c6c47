import { Migration } from '@mikro-orm/migrations'

/** "Germany" and "Deutschland" are two texts to choose from, and one country to count. */
export class CountryKeys extends Migration {
  override up(): void {
    this.addSql('alter table read.map_countries add column key text')
  }
}

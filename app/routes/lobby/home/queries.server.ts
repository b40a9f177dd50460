import { graphql } from "~/graphql/generated";

/** What the home page can't do without: banners, and the notices of marquee and announcements block (C44). */
export const HomeTop = graphql(`
  query HomeTop {
    announcements {
      banners(group: "w_home") {
        title
        image
        link
      }
      notices {
        id
        title
        content
        promotionType
        games
        publishedAt
      }
    }
  }
`);

/** The popular block: twelve hot games (C27, K4). */
export const HomeHot = graphql(`
  query HomeHot {
    hotGames(limit: 12) {
      id
      ...GameCard_game
    }
  }
`);

/** The sections: the categories in navigation order (C25). */
export const HomeCategories = graphql(`
  query HomeCategories {
    categories {
      type
      name
      path
    }
  }
`);

/** Vendor cards of the sections' vendor menus (C29). */
export const HomeLanes = graphql(`
  query HomeLanes {
    vendorLanes {
      type
      vendors {
        vendor {
          code
          name
          logo
        }
        more
      }
    }
  }
`);
